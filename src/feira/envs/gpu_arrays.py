"""Arrays on a GPU: PyTorch tensors if PyTorch is installed, otherwise Numba's own arrays."""

from typing import Any

import numpy as np

from feira.core.cuda import cuda

WORD = 4  # bytes that kernels copy at a time


class DeviceArrays:
    """Arrays of Numba on the GPU, or in its simulator."""

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of zeros."""
        return cuda.to_device(np.zeros(shape, dtype))

    def view(self, array: Any) -> Any:
        """The array as kernels take it."""
        return array

    def words(self, array: Any) -> Any:
        """The memory of an array of bytes as kernels copy it."""
        return array.reshape(array.size).view(np.int32)

    def actions(self, actions: Any) -> Any:
        """Converts actions to an array on the device."""
        if hasattr(actions, "__cuda_array_interface__") or hasattr(actions, "copy_to_host"):
            return actions
        return cuda.to_device(np.asarray(actions, np.int32))

    def stream(self) -> Any:
        """The stream of the kernels."""
        return 0


class Tensors:
    """PyTorch's arrays on the GPU."""

    def __init__(self, torch: Any) -> None:
        self.torch = torch

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """A tensor of zeros."""
        kind = getattr(self.torch, np.dtype(dtype).name)
        return self.torch.zeros(shape, dtype=kind, device="cuda")

    def view(self, array: Any) -> Any:
        """The tensor's memory as kernels take it."""
        return cuda.as_cuda_array(array)

    def words(self, array: Any) -> Any:
        """The memory of a tensor of bytes as kernels copy it."""
        return cuda.as_cuda_array(array.view(-1).view(self.torch.int32))

    def actions(self, actions: Any) -> Any:
        """Converts actions to a tensor: tensors as they are, JAX arrays through DLPack."""
        torch = self.torch
        if not isinstance(actions, torch.Tensor):
            shared = hasattr(actions, "__dlpack__") and not isinstance(actions, np.ndarray)
            actions = torch.from_dlpack(actions) if shared else torch.as_tensor(actions)
        return actions.to(device="cuda", dtype=torch.int32).contiguous()

    def stream(self) -> Any:
        """PyTorch's current stream, so that kernels run in order with PyTorch's operations."""
        return cuda.external_stream(self.torch.cuda.current_stream().cuda_stream)


def arrays_of_gpu() -> Any:
    """PyTorch's tensors where it can use the GPU, else Numba's own arrays."""
    try:
        import torch
    except ImportError:
        return DeviceArrays()
    return Tensors(torch) if torch.cuda.is_available() else DeviceArrays()
