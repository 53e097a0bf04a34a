import { exposureScale, toNetwork, fromNetwork } from './transfer.mjs'
import { infer } from './inference.mjs'

/** Stray rays give negative or NaN pixels; a single one would turn the whole output black. */
const real = (plane) => plane.map((v) => (v > 0 ? v : 0))
const within = (plane) => plane.map((v) => Math.min(1, Math.max(0, v)))

/**
 * Removes the noise of a rendering read by readExr and returns linear planes [r, g, b]. Surface colours and normals show
 * the network where print and edges are; two more networks clean them first, since glass and blur make them noisy.
 */
export async function denoise(exr) {
  const { width, height } = exr
  const planes = (pass, axes) => [...axes].map((axis) => exr.channel(`${pass}.${axis}`))
  const clean = (name, noisy) => infer(name, noisy, width, height)
  const colours = planes('Denoising Albedo', 'RGB').map(within)
  const normals = planes('Denoising Normal', 'XYZ').map((plane) => within(plane.map((v) => v * 0.5 + 0.5)))
  const guide = [...(await clean('rt_alb.tza', colours)), ...(await clean('rt_nrm.tza', normals))].map(within)
  const light = planes('Combined', 'RGB').map(real)
  const scale = exposureScale(light)
  const noisy = light.map((plane) => toNetwork(plane, scale))
  const out = await clean('rt_hdr_calb_cnrm.tza', [...noisy, ...guide])
  return { width, height, planes: out.map((plane) => fromNetwork(plane, scale)) }
}
