import { constant, model, step } from './onnx.mjs'

// The shape of the networks (U-Net): five levels, each half the size of the one above; the output of each encoder level
// is concatenated to the input of the decoder level of the same size.

const DOWN = [['enc_conv0', 'enc_conv1'], ['enc_conv2'], ['enc_conv3'], ['enc_conv4']]
const BOTTOM = ['enc_conv5a', 'enc_conv5b']
const UP = [
  ['dec_conv4a', 'dec_conv4b'],
  ['dec_conv3a', 'dec_conv3b'],
  ['dec_conv2a', 'dec_conv2b'],
  ['dec_conv1a', 'dec_conv1b'],
]
const LAST = 'dec_conv0'
const HALVING = { kernel_shape: [2, 2], strides: [2, 2] }
const THREE = { kernel_shape: [3, 3], pads: [1, 1, 1, 1] }
const NEAREST = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' }

/** Width and height of a picture must be multiples of this. */
export const SIDE_MULTIPLE = 2 ** DOWN.length
export const INPUT = 'input'
export const OUTPUT = LAST

/** Builds the network from its weights for pictures of one size: { onnx (the model's bytes), channels (input planes) }; the output has three planes. */
export function unet(tensors, width, height) {
  const parts = [constant('twice', [4], Float32Array.from([1, 1, 2, 2]))]
  for (const [name, { sides, values }] of tensors) parts.push(constant(name, sides, values))
  const conv = (from, name) => {
    parts.push(step('Conv', [from, `${name}.weight`, `${name}.bias`], `${name}.raw`, THREE))
    parts.push(step('Relu', [`${name}.raw`], name))
    return name
  }
  const seen = [INPUT]
  let now = INPUT
  DOWN.forEach((names, level) => {
    parts.push(step('MaxPool', [names.reduce(conv, now)], `small${level}`, HALVING))
    now = `small${level}`
    seen.push(now)
  })
  now = BOTTOM.reduce(conv, now)
  UP.forEach((names, level) => {
    parts.push(step('Resize', [now, '', 'twice'], `large${level}`, NEAREST))
    parts.push(step('Concat', [`large${level}`, seen[DOWN.length - 1 - level]], `both${level}`, { axis: 1 }))
    now = names.reduce(conv, `both${level}`)
  })
  conv(now, LAST)
  const channels = tensors.get('enc_conv0.weight').sides[1]
  const picture = (name, count) => ({ name, sides: [1, count, height, width] })
  return { channels, onnx: model(parts, picture(INPUT, channels), picture(OUTPUT, 3)) }
}
