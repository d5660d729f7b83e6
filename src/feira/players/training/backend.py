"""The array library of training: NumPy, or PyTorch on a GPU. The arithmetic is the same."""

from typing import Any, Protocol

import numpy as np

from feira.core.types import Array


class Backend(Protocol):
    """The few operations that have different names in NumPy and PyTorch."""

    def array(self, values: Array) -> Any:
        """An array of the backend with these values."""

    def empty(self, shape: tuple[int, ...], like: Any) -> Any:
        """An array without values, of the same type as another one."""

    def floats(self, values: Any) -> Any:
        """The values as 32-bit floating-point numbers."""

    def clip(self, values: Any, low: float, high: float) -> Any:
        """The values, none below `low` and none above `high`."""

    def exp(self, values: Any) -> Any:
        """The exponential of each value."""

    def log(self, values: Any) -> Any:
        """The natural logarithm of each value."""

    def where(self, condition: Any, some: Any, others: Any) -> Any:
        """The first where the condition holds, else the second."""

    def uniform(self, shape: tuple[int, ...]) -> Any:
        """Random numbers from 0 to 1."""

    def order(self, n: int, seed: int) -> Any:
        """The numbers below n in a random order."""

    def numpy(self, values: Any) -> Array:
        """The values as a NumPy array."""


class NumPyBackend:
    """Training on the CPU: for tests, and for small networks."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = np.random.default_rng(seed)

    def array(self, values: Array) -> Array:
        """An array with these values."""
        return np.array(values)

    def empty(self, shape: tuple[int, ...], like: Array) -> Array:
        """An array without values, of the same type as another one."""
        return np.empty(shape, like.dtype)

    def floats(self, values: Array) -> Array:
        """The values as 32-bit floating-point numbers."""
        return values.astype(np.float32)

    def clip(self, values: Array, low: float, high: float) -> Array:
        """The values, none below `low` and none above `high`."""
        return np.clip(values, np.float32(low), np.float32(high))

    def exp(self, values: Array) -> Array:
        """The exponential of each value."""
        return np.exp(values)

    def log(self, values: Array) -> Array:
        """The natural logarithm of each value."""
        return np.log(values)

    def where(self, condition: Array, some: Any, others: Any) -> Array:
        """The first where the condition holds, else the second."""
        return np.where(condition, some, others)

    def uniform(self, shape: tuple[int, ...]) -> Array:
        """Random numbers from 0 to 1."""
        return self.rng.random(shape, np.float32)

    def order(self, n: int, seed: int) -> Array:
        """The numbers below n in a random order."""
        return np.random.default_rng(seed).permutation(n)

    def numpy(self, values: Array) -> Array:
        """The values as they are."""
        return values


class TorchBackend:
    """Training on a GPU, with PyTorch."""

    def __init__(self, device: str = "cuda", seed: int = 0) -> None:
        import torch

        self.torch, self.device = torch, torch.device(device)
        self.generator = torch.Generator(device=self.device).manual_seed(seed)
        torch.set_grad_enabled(False)
        torch.backends.cuda.matmul.allow_tf32 = True

    def array(self, values: Array) -> Any:
        """A tensor on the device."""
        return self.torch.as_tensor(np.ascontiguousarray(values), device=self.device)

    def empty(self, shape: tuple[int, ...], like: Any) -> Any:
        """A tensor without values, of the same type as another one."""
        return self.torch.empty(shape, dtype=like.dtype, device=self.device)

    def floats(self, values: Any) -> Any:
        """The values as 32-bit floating-point numbers."""
        return values.float()

    def clip(self, values: Any, low: float, high: float) -> Any:
        """The values, none below `low` and none above `high`."""
        return self.torch.clip(values, low, high)

    def exp(self, values: Any) -> Any:
        """The exponential of each value."""
        return self.torch.exp(values)

    def log(self, values: Any) -> Any:
        """The natural logarithm of each value."""
        return self.torch.log(values)

    def where(self, condition: Any, some: Any, others: Any) -> Any:
        """The first where the condition holds, else the second."""
        return self.torch.where(condition, some, others)

    def uniform(self, shape: tuple[int, ...]) -> Any:
        """Random numbers from 0 to 1."""
        return self.torch.rand(shape, device=self.device, generator=self.generator)

    def order(self, n: int, seed: int) -> Any:
        """The numbers below n in a random order."""
        generator = self.torch.Generator(device=self.device).manual_seed(seed)
        return self.torch.randperm(n, device=self.device, generator=generator)

    def numpy(self, values: Any) -> Array:
        """The values as a NumPy array."""
        found: Array = values.cpu().numpy()
        return found
