"""The daily challenge: one a day, the same dice and draws for everybody, one try that counts."""
