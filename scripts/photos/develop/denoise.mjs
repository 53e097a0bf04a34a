import { greyCard, seen, unseen } from './light.mjs'
import { send } from './network.mjs'

/** A ray that went astray may bring less than no light, or none that is a number; one such pixel would blacken all. */
const real = (plane) => plane.map((v) => (v > 0 ? v : 0))
const within = (plane) => plane.map((v) => Math.min(1, Math.max(0, v)))

/**
 * One clean picture, linear [r, g, b], of an exposure read by readExr. The colours and normals of the surfaces tell the
 * network where print and edges are; they go through networks of their own first, since glass and blur make them noisy.
 */
export async function denoise(exr) {
  const { width, height } = exr
  const planes = (pass, axes) => [...axes].map((axis) => exr.channel(`${pass}.${axis}`))
  const clean = (name, noisy) => send(name, noisy, width, height)
  const colours = planes('Denoising Albedo', 'RGB').map(within)
  const normals = planes('Denoising Normal', 'XYZ').map((plane) => within(plane.map((v) => v * 0.5 + 0.5)))
  const guide = [...(await clean('rt_alb.tza', colours)), ...(await clean('rt_nrm.tza', normals))].map(within)
  const light = planes('Combined', 'RGB').map(real)
  const scale = greyCard(light)
  const noisy = light.map((plane) => seen(plane, scale))
  const out = await clean('rt_hdr_calb_cnrm.tza', [...noisy, ...guide])
  return { width, height, planes: out.map((plane) => unseen(plane, scale)) }
}
