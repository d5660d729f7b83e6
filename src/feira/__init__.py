"""Feira: the home of Mercado de Lisboa and Machi Koro."""

__version__ = "0.1.0"
