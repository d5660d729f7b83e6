"""Hand-written WebAssembly for one function: `add_rows` of `feira/players/rows.py`.

LLVM compiles it to a loop that multiplies four weights at a time and keeps the sums in memory. This
code keeps the sums of a block of columns in registers, and adds two rows at a time with an
instruction that multiplies eight pairs of 16 bits and adds neighbours, which LLVM never selects in
a loop. Integers wrap around in both, so the sums are the same bits.
"""

import re

NAME = r"@_ZN5feira7players4rows8add_rows\w+"
DEFINITION = re.compile(rf"(?m)^define [^\n]*?({NAME})\(([^\n]*)\)[^()\n]*\{{$")
PARAMETER = re.compile(r"(\w+)[^,]*? (%[\w.]+)(?:,|$)")
WIDTHS = (32, 16)  # of a block, in columns: more sums would not fit into registers
EIGHT = 8  # weights of a vector

# For layers of at least {width} columns. Paragraphs with {k} are repeated for every eight of them.
BLOCKS = """
define internal i32 {name}.{width}({parameters}) {{
before:
  %last = sub i64 %arg.out.5.0, {width}
  %stride = trunc i64 %arg.weights.6.0 to i32
  %even = and i64 %arg.n, -2
  %pairs.end = getelementptr i32, ptr %arg.amounts.4, i64 %even
  %odd.row.at = getelementptr i64, ptr %arg.rows.4, i64 %even
  %some.pairs = icmp ne i64 %even, 0
  %is.odd = icmp ne i64 %even, %arg.n
  br label %block

block:  ; of columns: sums start with the bias
  %column = phi i64 [ 0, %before ], [ %next, %after ]
  %bias = getelementptr i32, ptr %arg.bias.4, i64 %column
  %out = getelementptr i32, ptr %arg.out.4, i64 %column
  %weights = getelementptr i16, ptr %arg.weights.4, i64 %column

  %bias.{k} = getelementptr inbounds nuw <8 x i32>, ptr %bias, i64 {k}
  %start.{k} = load <8 x i32>, ptr %bias.{k}, align 4

  br i1 %some.pairs, label %pair, label %rest

pair:  ; of rows
  %rows = phi ptr [ %arg.rows.4, %block ], [ %rows.next, %pair ]
  %amounts = phi ptr [ %arg.amounts.4, %block ], [ %amounts.next, %pair ]

  %sum.{k} = phi <8 x i32> [ %start.{k}, %block ], [ %added.{k}, %pair ]

  %rows.j = getelementptr inbounds nuw i64, ptr %rows, i64 1
  %row.i = load i32, ptr %rows  ; a number of a row fits into its lower half
  %row.j = load i32, ptr %rows.j
  %offset.i = mul i32 %row.i, %stride
  %offset.j = mul i32 %row.j, %stride
  %weights.i = getelementptr i8, ptr %weights, i32 %offset.i
  %weights.j = getelementptr i8, ptr %weights, i32 %offset.j
  %both = load i64, ptr %amounts, align 4
  %lane = insertelement <2 x i64> poison, i64 %both, i64 0
  %lanes = shufflevector <2 x i64> %lane, <2 x i64> poison, <2 x i32> zeroinitializer
  %wide = bitcast <2 x i64> %lanes to <4 x i32>
  %ij = call <8 x i16> {narrow}(<4 x i32> %wide, <4 x i32> %wide)  ; i j i j i j i j

  %i.at.{k} = getelementptr inbounds nuw <8 x i16>, ptr %weights.i, i64 {k}
  %j.at.{k} = getelementptr inbounds nuw <8 x i16>, ptr %weights.j, i64 {k}
  %i.{k} = load <8 x i16>, ptr %i.at.{k}, align 2
  %j.{k} = load <8 x i16>, ptr %j.at.{k}, align 2
  %left.{k} = shufflevector <8 x i16> %i.{k}, <8 x i16> %j.{k}, <8 x i32> {left}
  %right.{k} = shufflevector <8 x i16> %i.{k}, <8 x i16> %j.{k}, <8 x i32> {right}
  %left.sums.{k} = call <4 x i32> {dot}(<8 x i16> %left.{k}, <8 x i16> %ij)
  %right.sums.{k} = call <4 x i32> {dot}(<8 x i16> %right.{k}, <8 x i16> %ij)
  %sums.{k} = shufflevector <4 x i32> %left.sums.{k}, <4 x i32> %right.sums.{k}, <8 x i32> {all}
  %added.{k} = add <8 x i32> %sum.{k}, %sums.{k}

  %rows.next = getelementptr inbounds nuw i64, ptr %rows, i64 2
  %amounts.next = getelementptr inbounds nuw i32, ptr %amounts, i64 2
  %more = icmp ne ptr %amounts.next, %pairs.end
  br i1 %more, label %pair, label %rest

rest:

  %paired.{k} = phi <8 x i32> [ %start.{k}, %block ], [ %added.{k}, %pair ]

  br i1 %is.odd, label %odd, label %after

odd:  ; the last row is alone
  %odd.row = load i32, ptr %odd.row.at
  %odd.offset = mul i32 %odd.row, %stride
  %odd.weights = getelementptr i8, ptr %weights, i32 %odd.offset
  %odd.amount = load i32, ptr %pairs.end
  %odd.lane = insertelement <8 x i32> poison, i32 %odd.amount, i64 0
  %odd.lanes = shufflevector <8 x i32> %odd.lane, <8 x i32> poison, <8 x i32> zeroinitializer

  %odd.at.{k} = getelementptr inbounds nuw <8 x i16>, ptr %odd.weights, i64 {k}
  %odd.{k} = load <8 x i16>, ptr %odd.at.{k}, align 2
  %odd.wide.{k} = sext <8 x i16> %odd.{k} to <8 x i32>
  %product.{k} = mul <8 x i32> %odd.wide.{k}, %odd.lanes
  %odd.added.{k} = add <8 x i32> %paired.{k}, %product.{k}

  br label %after

after:

  %total.{k} = phi <8 x i32> [ %paired.{k}, %rest ], [ %odd.added.{k}, %odd ]

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

# Selects by the width. Narrow layers use LLVM's version of the function.
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
DOT = "@llvm.wasm.dot"
NARROW = "@llvm.wasm.narrow.signed.v8i16.v4i32"
DECLARED = f"""
declare <4 x i32> {DOT}(<8 x i16>, <8 x i16>)
declare <8 x i16> {NARROW}(<4 x i32>, <4 x i32>)
declare i64 @llvm.smin.i64(i64, i64)
"""


def lanes(numbers: list[int]) -> str:
    """A mask of `shufflevector`."""
    return f"<{', '.join(f'i32 {number}' for number in numbers)}>"


WORDS = {
    "dot": DOT,
    "narrow": NARROW,
    "left": lanes([0, 8, 1, 9, 2, 10, 3, 11]),  # of two rows, by columns
    "right": lanes([4, 12, 5, 13, 6, 14, 7, 15]),
    "all": lanes(list(range(EIGHT))),
}


def blocks(width: int, name: str, parameters: str) -> str:
    """The function for layers of at least this many columns."""
    names = {"width": width, "name": name, "parameters": parameters, **WORDS}
    paragraphs = []
    for one in BLOCKS.split("\n\n"):
        times = width // EIGHT if "{k}" in one else 1
        paragraphs += [one.format(k=k, **names) for k in range(times)]
    return "\n".join(paragraphs) + "\n"


def with_own_rows(text: str) -> str:
    """The IR of a module, with `add_rows` replaced by the code for WebAssembly, if present."""
    found = dict(DEFINITION.findall(text))
    for name, written in found.items():
        parameters = ", ".join(f"{kind} {one}" for kind, one in PARAMETER.findall(written))
        text = re.sub(rf"(?m)^(define [^\n]*?){name}\(", rf"\1{name}.loop(", text)
        for width in WIDTHS:
            text += blocks(width, name, parameters)
        text += CHOICE.format(name=name, parameters=parameters)
    return text + DECLARED if found else text
