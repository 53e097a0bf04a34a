// The part of ONNX's protobuf encoding that a network file needs (onnx.proto3 defines the field numbers).

const IR_VERSION = 8
const OPSET = 13
const FLOAT = 1
const ATTRIBUTE = { whole: 2, text: 3, wholes: 7 }

function varint(value) {
  const bytes = []
  let rest = BigInt(value)
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128)
    rest >>= 7n
  }
  return Buffer.from([...bytes, Number(rest)])
}
const whole = (field, value) => Buffer.concat([varint(field << 3), varint(value)])
const bytes = (field, value) => {
  const content = typeof value === 'string' ? Buffer.from(value) : value
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content])
}
const message = (field, ...parts) => bytes(field, Buffer.concat(parts))

function attribute([name, value]) {
  const typed = (type, ...parts) => message(5, bytes(1, name), ...parts, whole(20, ATTRIBUTE[type]))
  if (Array.isArray(value)) return typed('wholes', ...value.map((one) => whole(8, one)))
  return typeof value === 'string' ? typed('text', bytes(4, value)) : typed('whole', whole(3, value))
}

/** One node of the network: the operator, the names of its inputs and the name of its output. */
export const step = (kind, inputs, output, attributes = {}) =>
  message(
    1,
    ...inputs.map((name) => bytes(1, name)),
    bytes(2, output),
    bytes(4, kind),
    ...Object.entries(attributes).map(attribute),
  )

/** A constant tensor (weights or biases): a Float32Array of the given sides. */
export const constant = (name, sides, values) =>
  message(
    5,
    ...sides.map((side) => whole(1, side)),
    whole(2, FLOAT),
    bytes(8, name),
    bytes(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  )

const socket = (field, { name, sides }) => {
  const shape = message(2, ...sides.map((side) => message(1, whole(1, side))))
  return message(field, bytes(1, name), message(2, message(1, whole(1, FLOAT), shape)))
}

/** The file of a network of steps and constants with the tensors `input` and `output`, both { name, sides }. */
export const model = (parts, input, output) =>
  Buffer.concat([
    whole(1, IR_VERSION),
    message(7, ...parts, bytes(2, 'network'), socket(11, input), socket(12, output)),
    message(8, bytes(1, ''), whole(2, OPSET)),
  ])
