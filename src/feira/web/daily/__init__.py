"""The daily challenge: one a day, the same chance for everybody, one try that counts."""
