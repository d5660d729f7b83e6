"""Code of its own for one function in WebAssembly: `add_rows` of `feira/players/rows.py`.

LLVM makes a loop of it that multiplies four weights at a time and has the sums in memory. This code
has the sums of a block of columns in registers, and adds two rows at a time by an instruction that
multiplies eight pairs of 16 bits and adds neighbours, which LLVM finds in no loop. Integers wrap
around in both, so the sums are the same bits.
"""

import re

NAME = r"@_ZN5feira7players4rows8add_rows\w+"
DEFINITION = re.compile(rf"(?m)^define [^\n]*?({NAME})\(([^\n]*)\)[^()\n]*\{{$")
PARAMETER = re.compile(r"(\w+)[^,]*? (%[\w.]+)(?:,|$)")
WIDTHS = (32, 16)  # of a block, in columns: the sums of more would not fit into registers
EIGHT = 8  # weights of a vector

# For layers of at least {width} columns. Paragraphs with {k} come once for every eight of these.
BLOCKS = """
define internal i32 {name}.{width}({parameters}) {{
before:
  %last = sub i64 %arg.out.5.0, {width}
  br label %block

block:  ; of columns: sums start with the bias
  %column = phi i64 [ 0, %before ], [ %next, %after ]
  %bias = getelementptr i32, ptr %arg.bias.4, i64 %column
  %out = getelementptr i32, ptr %arg.out.4, i64 %column
  %weights = getelementptr i16, ptr %arg.weights.4, i64 %column
  %some = icmp sgt i64 %arg.n, 0

  %bias.{k} = getelementptr inbounds nuw <8 x i32>, ptr %bias, i64 {k}
  %start.{k} = load <8 x i32>, ptr %bias.{k}, align 4

  br i1 %some, label %pair, label %after

pair:  ; of rows: the last one may be alone, and comes again with an amount of 0
  %i = phi i64 [ 0, %block ], [ %following, %pair ]

  %sum.{k} = phi <8 x i32> [ %start.{k}, %block ], [ %added.{k}, %pair ]

  %beyond = add i64 %i, 1
  %two = icmp slt i64 %beyond, %arg.n
  %j = select i1 %two, i64 %beyond, i64 %i
  %row.i.at = getelementptr i64, ptr %arg.rows.4, i64 %i
  %row.j.at = getelementptr i64, ptr %arg.rows.4, i64 %j
  %row.i = load i64, ptr %row.i.at
  %row.j = load i64, ptr %row.j.at
  %offset.i = mul i64 %row.i, %arg.weights.6.0
  %offset.j = mul i64 %row.j, %arg.weights.6.0
  %weights.i = getelementptr i8, ptr %weights, i64 %offset.i
  %weights.j = getelementptr i8, ptr %weights, i64 %offset.j
  %amount.i.at = getelementptr i32, ptr %arg.amounts.4, i64 %i
  %amount.j.at = getelementptr i32, ptr %arg.amounts.4, i64 %j
  %amount.i = load i32, ptr %amount.i.at
  %amount.j = load i32, ptr %amount.j.at
  %amount.or.0 = select i1 %two, i32 %amount.j, i32 0
  %low = and i32 %amount.i, 65535
  %high = shl i32 %amount.or.0, 16
  %both = or i32 %low, %high
  %lane = insertelement <4 x i32> poison, i32 %both, i64 0
  %lanes = shufflevector <4 x i32> %lane, <4 x i32> poison, <4 x i32> zeroinitializer
  %amounts = bitcast <4 x i32> %lanes to <8 x i16>

  %i.at.{k} = getelementptr inbounds nuw <8 x i16>, ptr %weights.i, i64 {k}
  %j.at.{k} = getelementptr inbounds nuw <8 x i16>, ptr %weights.j, i64 {k}
  %i.{k} = load <8 x i16>, ptr %i.at.{k}, align 2
  %j.{k} = load <8 x i16>, ptr %j.at.{k}, align 2
  %left.{k} = shufflevector <8 x i16> %i.{k}, <8 x i16> %j.{k}, <8 x i32> {left}
  %right.{k} = shufflevector <8 x i16> %i.{k}, <8 x i16> %j.{k}, <8 x i32> {right}
  %left.sums.{k} = call <4 x i32> @llvm.wasm.dot(<8 x i16> %left.{k}, <8 x i16> %amounts)
  %right.sums.{k} = call <4 x i32> @llvm.wasm.dot(<8 x i16> %right.{k}, <8 x i16> %amounts)
  %sums.{k} = shufflevector <4 x i32> %left.sums.{k}, <4 x i32> %right.sums.{k}, <8 x i32> {all}
  %added.{k} = add <8 x i32> %sum.{k}, %sums.{k}

  %following = add i64 %i, 2
  %more = icmp slt i64 %following, %arg.n
  br i1 %more, label %pair, label %after

after:

  %total.{k} = phi <8 x i32> [ %start.{k}, %block ], [ %added.{k}, %pair ]

  %out.{k} = getelementptr inbounds nuw <8 x i32>, ptr %out, i64 {k}
  store <8 x i32> %total.{k}, ptr %out.{k}, align 4

  ; The last block overlaps the one before where the width of the layer is no multiple.
  %beside = add i64 %column, {width}
  %next = call i64 @llvm.smin.i64(i64 %beside, i64 %last)
  %done = icmp eq i64 %column, %last
  br i1 %done, label %end, label %block

end:
  ret i32 0
}}
"""

# Chooses by the width. What LLVM makes of the function is kept for layers that are narrow.
CHOICE = """
define internal i32 {name}({parameters}) noinline {{
  %fits.32 = icmp sge i64 %arg.out.5.0, 32
  br i1 %fits.32, label %by.32, label %less
by.32:
  %done.32 = call i32 {name}.32({parameters})
  ret i32 %done.32
less:
  %fits.16 = icmp sge i64 %arg.out.5.0, 16
  br i1 %fits.16, label %by.16, label %narrow
by.16:
  %done.16 = call i32 {name}.16({parameters})
  ret i32 %done.16
narrow:
  %done = call i32 {name}.loop({parameters})
  ret i32 %done
}}
"""
DECLARED = """
declare <4 x i32> @llvm.wasm.dot(<8 x i16>, <8 x i16>)
declare i64 @llvm.smin.i64(i64, i64)
"""


def lanes(numbers: list[int]) -> str:
    """A mask of `shufflevector`."""
    return f"<{', '.join(f'i32 {number}' for number in numbers)}>"


MASKS = {
    "left": lanes([0, 8, 1, 9, 2, 10, 3, 11]),  # of two rows, by columns
    "right": lanes([4, 12, 5, 13, 6, 14, 7, 15]),
    "all": lanes(list(range(EIGHT))),
}


def blocks(width: int, name: str, parameters: str) -> str:
    """The function for layers of at least this many columns."""
    names = {"width": width, "name": name, "parameters": parameters, **MASKS}
    paragraphs = []
    for one in BLOCKS.split("\n\n"):
        times = width // EIGHT if "{k}" in one else 1
        paragraphs += [one.format(k=k, **names) for k in range(times)]
    return "\n".join(paragraphs) + "\n"


def with_own_rows(text: str) -> str:
    """The code of a module, with `add_rows` as it is best for WebAssembly, if it is there."""
    found = dict(DEFINITION.findall(text))
    for name, written in found.items():
        parameters = ", ".join(f"{kind} {one}" for kind, one in PARAMETER.findall(written))
        text = re.sub(rf"(?m)^(define [^\n]*?){name}\(", rf"\1{name}.loop(", text)
        for width in WIDTHS:
            text += blocks(width, name, parameters)
        text += CHOICE.format(name=name, parameters=parameters)
    return text + DECLARED if found else text
