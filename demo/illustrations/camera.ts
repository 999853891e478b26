import { cross, normalize, type Vec3 } from './vectors.ts'

export interface Camera {
  width: number
  height: number
  /** Screen x, screen y and depth (growing away from the viewer) of a point. */
  project(x: number, y: number, z: number): Vec3
  /** A direction as the camera sees it: z towards the viewer. */
  turn(x: number, y: number, z: number): Vec3
  /** The world point behind a pixel at a depth. */
  unproject(screenX: number, screenY: number, depth: number): Vec3
  pixelsPerCm: number
}

export interface Framing {
  width: number
  height: number
  /** The point at the middle of the picture. */
  target: Vec3
  distance: number
  /** How far above the target the camera stands, in cm. */
  rise: number
  pixelsPerCm: number
}

export function perspectiveCamera({ width, height, target, distance, rise, pixelsPerCm }: Framing): Camera {
  const length = Math.hypot(distance, rise)
  const cos = distance / length
  const sin = rise / length
  const focal = pixelsPerCm * length
  return {
    width,
    height,
    pixelsPerCm,
    turn: (x, y, z) => [x, y * cos - z * sin, y * sin + z * cos],
    project: (x, y, z) => {
      const dy = y - target[1]
      const dz = z - target[2]
      const depth = length - (dy * sin + dz * cos)
      const scale = focal / depth
      return [width / 2 + (x - target[0]) * scale, height / 2 - (dy * cos - dz * sin) * scale, depth]
    },
    unproject: (screenX, screenY, depth) => {
      const scale = focal / depth
      const vx = (screenX - width / 2) / scale
      const vy = (height / 2 - screenY) / scale
      const vz = length - depth
      return [vx + target[0], vy * cos + vz * sin + target[1], vz * cos - vy * sin + target[2]]
    },
  }
}

/** A parallel view along the light, for the shadow map. */
export function lightCamera(light: Vec3, centre: Vec3, reach: number, size: number): Camera {
  const forward = normalize(light)
  const right = normalize(cross([0, 1, 0], forward))
  const up = cross(forward, right)
  const scale = size / (2 * reach)
  const along = (axis: Vec3, x: number, y: number, z: number) =>
    axis[0] * (x - centre[0]) + axis[1] * (y - centre[1]) + axis[2] * (z - centre[2])
  return {
    width: size,
    height: size,
    pixelsPerCm: scale,
    turn: (x, y, z) => [x, y, z],
    project: (x, y, z) => [
      size / 2 + along(right, x, y, z) * scale,
      size / 2 - along(up, x, y, z) * scale,
      1000 - along(forward, x, y, z),
    ],
    unproject: () => {
      throw new Error('The light does not look back')
    },
  }
}
