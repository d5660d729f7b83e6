"""Machi Koro with Machi Koro Plus: two to five players."""
