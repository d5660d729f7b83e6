"""Where arrays of training live: in NumPy, or with PyTorch on a GPU. The arithmetic is the same."""

from typing import Any, Protocol

import numpy as np

from feira.core.types import Array


class Backend(Protocol):
    """The few things that NumPy and PyTorch do by other names."""

    def array(self, values: Array) -> Any:
        """An array of the backend with these values."""

    def floats(self, values: Any) -> Any:
        """The values as 32-bit floating-point numbers."""

    def clip(self, values: Any, low: float, high: float) -> Any:
        """The values, none below `low` and none above `high`."""

    def exp(self, values: Any) -> Any:
        """The exponential of each value."""

    def order(self, n: int, seed: int) -> Any:
        """The numbers below n in a random order."""

    def numpy(self, values: Any) -> Array:
        """The values as a NumPy array."""


class NumPyBackend:
    """Training on the processor: for tests, and for small networks."""

    def array(self, values: Array) -> Array:
        """An array with these values."""
        return np.asarray(values)

    def floats(self, values: Array) -> Array:
        """The values as 32-bit floating-point numbers."""
        return values.astype(np.float32)

    def clip(self, values: Array, low: float, high: float) -> Array:
        """The values, none below `low` and none above `high`."""
        return np.clip(values, np.float32(low), np.float32(high))

    def exp(self, values: Array) -> Array:
        """The exponential of each value."""
        return np.exp(values)

    def order(self, n: int, seed: int) -> Array:
        """The numbers below n in a random order."""
        return np.random.default_rng(seed).permutation(n)

    def numpy(self, values: Array) -> Array:
        """The values as they are."""
        return values


class TorchBackend:
    """Training on a GPU, with PyTorch."""

    def __init__(self, device: str = "cuda") -> None:
        import torch

        self.torch, self.device = torch, torch.device(device)
        torch.set_grad_enabled(False)
        torch.backends.cuda.matmul.allow_tf32 = True

    def array(self, values: Array) -> Any:
        """A tensor on the device."""
        return self.torch.as_tensor(np.ascontiguousarray(values), device=self.device)

    def floats(self, values: Any) -> Any:
        """The values as 32-bit floating-point numbers."""
        return values.float()

    def clip(self, values: Any, low: float, high: float) -> Any:
        """The values, none below `low` and none above `high`."""
        return self.torch.clip(values, low, high)

    def exp(self, values: Any) -> Any:
        """The exponential of each value."""
        return self.torch.exp(values)

    def order(self, n: int, seed: int) -> Any:
        """The numbers below n in a random order."""
        generator = self.torch.Generator(device=self.device).manual_seed(seed)
        return self.torch.randperm(n, device=self.device, generator=generator)

    def numpy(self, values: Any) -> Array:
        """The values as a NumPy array."""
        found: Array = values.cpu().numpy()
        return found
