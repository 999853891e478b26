import type { Camera } from './camera.ts'
import type { Cloth } from './cloth.ts'
import type { Part } from './figure.ts'
import { lit, type Shadow } from './light.ts'
import { ATTRIBUTES, type Layer } from './raster.ts'
import { hash2, noise2 } from './rng.ts'
import { sampleTile } from './tile.ts'
import { clamp, mix, smoothstep } from './vectors.ts'
import { THREADS, weaveAt } from './weave.ts'

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => Math.pow(i / 255, 2.2))
const toLinear = (value: number) => LINEAR[Math.max(0, Math.min(255, Math.round(value)))]!

const border = new Float32Array(7)
const field = new Float32Array(7)
const probe = new Float32Array(7)

export interface Shader {
  part: Part
  camera: Camera
  shadow: Shadow
  layer: Layer
  occlusion: (x: number, y: number) => number
}

/** Where a point lies on the cloth's border: cm along it and cm up from the edge. */
function borderPlace(part: Part, u: number, v: number, w: number): [number, number] {
  const lies = part.border
  if (lies === undefined) return [0, 1e9]
  if (lies.lies === 'hem') return [w / lies.scale, v / lies.scale]
  const width = lies.sheetWidth ?? 0
  const side = Math.min(u, width - u)
  const end = v / (lies.endScale ?? lies.scale)
  if (end < side / lies.scale || end < part.cloth.borderHeight)
    return [u / (lies.endScale ?? lies.scale), end]
  return [v / lies.scale, side / lies.scale]
}

/** Samples pattern and border at a point; fills the shared `field` buffer and returns the border's share. */
function pattern(part: Part, u: number, v: number, w: number): void {
  const { cloth } = part
  const [along, up] = borderPlace(part, u, v, w)
  border.fill(0)
  field.fill(0)
  if (cloth.border !== null && up < cloth.border.height) {
    sampleTile(cloth.border, along, cloth.border.height - up, false, border)
  }
  const solid = cloth.border !== null && up < cloth.fieldFrom
  if (cloth.field !== null && !solid) {
    const scale = part.fieldScale ?? 1
    sampleTile(cloth.field, u / scale, -v / scale, true, field)
  }
  const over = Math.max(border[3]!, border[4]!)
  for (let k = 0; k < 3; k++) {
    const sum = border[3]! + field[3]! * (1 - over)
    field[k] = sum > 0.001 ? (border[k]! * border[3]! + field[k]! * field[3]! * (1 - over)) / sum : 0
  }
  field[3] = border[3]! + field[3]! * (1 - over)
  for (let k = 4; k < 7; k++) field[k] = Math.max(border[k]!, field[k]! * (1 - over))
}

function heightAt(part: Part, u: number, v: number, w: number): number {
  const { cloth } = part
  const [along, up] = borderPlace(part, u, v, w)
  if (cloth.border !== null && up < cloth.fieldFrom) {
    sampleTile(cloth.border, along, cloth.border.height - up, false, probe)
    return probe[6]!
  }
  if (cloth.field === null) return 0
  const scale = part.fieldScale ?? 1
  sampleTile(cloth.field, u / scale, -v / scale, true, probe)
  return probe[6]!
}

const channel = (cloth: Cloth, tone: 'deep' | 'mid' | 'light', k: number, t: number) =>
  cloth.ombre === null ? cloth.ramp[tone][k]! : mix(cloth.ombre[tone][k]!, cloth.ramp[tone][k]!, t)

/** Shades one pixel in linear light; returns its opacity. */
export function shadePixel(shader: Shader, x: number, y: number, out: Float32Array): number {
  const { part, camera, layer } = shader
  const { cloth } = part
  const { material } = cloth
  const at = y * layer.width + x
  const a = layer.attributes!
  const i = at * ATTRIBUTES
  let nx = a[i]!
  let ny = a[i + 1]!
  let nz = a[i + 2]!
  const u = a[i + 3]!
  const v = a[i + 4]!
  const w = a[i + 5]!
  const hollow = a[i + 6]!
  const edge = a[i + 7]!
  const norm = Math.hypot(nx, ny, nz) || 1
  const sign = nz < 0 ? -1 / norm : 1 / norm
  const inside = nz < 0 && part.twoSided !== true
  nx *= sign
  ny *= sign
  nz *= sign
  const grain = hash2(x, y)
  const zoom = camera.pixelsPerCm

  pattern(part, u, v, w)
  let metal = inside ? 0 : field[4]!
  const stone = inside ? 0 : field[5]!
  let cover = inside ? field[3]! * 0.25 : field[3]!

  // The finish along cut edges: a cord, a gap, and a hair line.
  const trim = part.trim ?? 0
  let cord = 0
  if (trim > 0 && edge < trim && !inside) {
    cord = edge < trim * 0.62 ? Math.sin((edge / (trim * 0.62)) * Math.PI) : edge > trim * 0.82 ? 0.7 : 0
    if (cord > 0) {
      if (cloth.zariTrim) metal = 1
      cover = cloth.zariTrim ? cover : 0
    }
  }

  // Relief of stitches and threads bends the normal; v runs up and u across on the cloth.
  const step = 0.7 / zoom
  let du = 0
  let dv = 0
  if (field[6]! > 0.02) {
    const here = field[6]!
    du = heightAt(part, u + step, v, w + step) - here
    dv = heightAt(part, u, v + step, w) - here
  }
  let tone = 1
  const threadPixels = zoom / THREADS
  const fade =
    smoothstep(1.6, 3.2, threadPixels) * (1 - metal) * (1 - stone) * (1 - clamp(field[6]! * 2) * 0.75)
  if (fade > 0) {
    const thread = weaveAt(material.weave, u, v)
    tone = mix(1, thread.tone, fade)
    du += (weaveAt(material.weave, u + step, v).height - thread.height) * 0.35 * fade
    dv += (weaveAt(material.weave, u, v + step).height - thread.height) * 0.35 * fade
  }
  const crumple = material.crinkle * (1 - metal * 0.5)
  if (crumple > 0.06) {
    du += (noise2(u * 1.3 + 9, v * 0.9) - noise2(u * 1.3 + 9.5, v * 0.9)) * crumple * 0.5
    dv += (noise2(u * 1.1, v * 1.2 + 5) - noise2(u * 1.1, v * 1.2 + 5.5)) * crumple * 0.5
  }
  const pieces = stone > 0.05 ? cloth.field?.pieces : undefined
  if (metal > 0.02 || stone > 0.05) {
    // Far off every stitch glints on its own; near by the metal is wound round its core in fine turns.
    if (pieces !== undefined) {
      const scale = part.fieldScale ?? 1
      const row = Math.round(-v / scale / pieces[1])
      const column = Math.round(u / scale / pieces[0] - (Math.abs(row) % 2) / 2)
      du += (hash2(column, row + 31) - 0.5) * stone * 0.8
      dv += (hash2(column + 57, row) - 0.5) * stone * 0.8
    } else if (zoom > 40) {
      const wound = metal * (1 - stone) * 0.3
      du +=
        (noise2(u * 21, v * 21 + 31) - 0.5) * (metal * 0.34 + stone * 0.7) +
        Math.sin((u * 0.9 + v) * 110) * wound * 0.5
      dv +=
        (noise2(u * 21 + 57, v * 21) - 0.5) * (metal * 0.34 + stone * 0.7) +
        Math.sin((u * 0.9 + v) * 110) * wound
    } else {
      const cell = stone > 0.3 ? 3.1 : 9
      const jitter = metal * 0.34 + stone * 0.9
      du += (hash2(Math.floor(u * cell), Math.floor(v * cell) + 31) - 0.5) * jitter
      dv += (hash2(Math.floor(u * cell) + 57, Math.floor(v * cell)) - 0.5) * jitter
    }
  }
  nx -= du * 1.3
  ny -= dv * 1.3
  const n2 = Math.hypot(nx, ny, nz)
  nx /= n2
  ny /= n2
  nz /= n2

  const open = lit(shader.shadow, camera.unproject(x + 0.5, y + 0.5, layer.depth[at]!), grain)
  const ambient = shader.occlusion(x, y) * (1 - hollow * 0.34)
  const { key: towardsKey, half: towardsHalf, fill: towardsFill } = shader.shadow.light
  const facing = nx * towardsKey[0] + ny * towardsKey[1] + nz * towardsKey[2]
  const key = Math.max(0, facing * 0.86 + 0.14) * open
  const fill = Math.max(0, nx * towardsFill[0] + ny * towardsFill[1] + nz * towardsFill[2])
  // A close-up is lit lower, so that folds and threads stand out.
  const near = smoothstep(35, 55, zoom)
  let light =
    (0.34 + 0.12 * ny) * ambient +
    (key * (0.86 - near * 0.1) - near * 0.1) * (0.55 + 0.45 * ambient) +
    fill * 0.16 * ambient
  light *= mix(1, material.body, clamp(nz))
  if (inside) light *= 0.5

  const streak = material.streak * (noise2(u * 2.3, v * 0.07) * 0.65 + noise2(u * 6.1, v * 0.16) * 0.35 - 0.5)
  const slub = material.slub * (noise2(u * 0.35, v * 13) * noise2(u * 0.8 + 7, v * 4.2) - 0.24)
  const ombre = part.length === undefined ? 1 : smoothstep(0.05, 0.8, v / part.length)
  const low = smoothstep(0.06, 0.92, light)
  const high = smoothstep(0.92, 1.42, light)
  const half = Math.max(0, nx * towardsHalf[0] + ny * towardsHalf[1] + nz * towardsHalf[2])
  const spec =
    material.gloss * (1 + streak * 1.6) * Math.pow(half, material.sharpness) * (0.25 + 0.75 * open) * ambient
  const rim = material.rim * Math.pow(1 - clamp(nz), 2.6) * (0.4 + 0.6 * open) * ambient

  for (let k = 0; k < 3; k++) {
    const mid = channel(cloth, 'mid', k, ombre)
    const deep = channel(cloth, 'deep', k, ombre)
    const pale = channel(cloth, 'light', k, ombre)
    const ink = toLinear(field[k]!)
    const base = mix(mid, ink, cover) * tone * (1 + streak * 0.32 + slub)
    // Pattern colours fall into a warm shade of their own; only the ground follows its ramp.
    const fall = mix(deep / Math.max(0.004, mid), 0.3 - k * 0.03, cover)
    const shadowed = base * fall * 0.62
    const lifted = base + (pale - mid) * 0.34 * (1 - cover * 0.7)
    let value = mix(mix(shadowed, base, low), lifted, high)
    value += spec * mix(pale, 1, 0.45) + rim * pale
    if (stone > 0.02) {
      // A set stone flashes white; a metal piece in its own colour.
      const flash = pieces === undefined ? 1.5 : 0.5 + ink * 0.9
      value = mix(value, ink * (0.3 + light * 0.75) + glint(half, 26) * flash * open, stone)
    }
    if (metal > 0.01)
      value = mix(value, zariTone(cloth, k, light, half, field[6]! + cord * 0.4, grain), metal)
    out[k] = value
  }
  if (cloth.veil >= 1) return 1
  const solid = Math.max(metal * 0.95, stone, cover * 0.8)
  const layers = layer.sheets === null ? 1 : Math.min(4, layer.sheets[at]!)
  const through = Math.pow(1 - cloth.veil, Math.max(1, layers * 0.8) / Math.max(0.35, nz))
  return mix(1 - through, 1, solid)
}

const glint = (half: number, tightness: number) => Math.pow(half, tightness)

/** Metal thread: dark between stitches, body on them, and a glint where a stitch faces the window. */
function zariTone(
  cloth: Cloth,
  k: number,
  light: number,
  half: number,
  height: number,
  grain: number,
): number {
  const { deep, mid, light: bright } = cloth.zari
  const body = clamp(light * 0.6 + (height - 0.5) * 1.25)
  const value = mix(deep[k]!, mid[k]! * 1.25, smoothstep(0.06, 0.72, body))
  const glints = Math.pow(half, 6) * 0.14 + Math.pow(half, 22) * 0.6 + Math.pow(half, 70) * 0.9
  return value + bright[k]! * glints * (0.75 + 0.5 * grain) * clamp(light * 1.5)
}
