/** The paper puppet: a rabbit with eleven joints, moved by hand, kept as a few poses, and played back smoothly. */

export const JOINTS = ['ear_l', 'ear_r', 'head', 'body', 'shoulder_l', 'shoulder_r', 'elbow_l', 'elbow_r', 'hip_l', 'hip_r', 'tail'] as const
export type Joint = (typeof JOINTS)[number]

/** When, where on the stage (thousandths), how the whole is turned, and each joint (degrees). */
export type Pose = readonly [at: number, x: number, y: number, turn: number, joints: readonly number[]]

export const LONGEST = 10_000
export const STEP = 100 // milliseconds between two poses that are kept

export const STANDING: Pose = [0, 500, 640, 0, JOINTS.map(() => 0)]

/** How far a joint goes, either way: paper does not bend further. */
const REACH: Record<Joint, number> = {
  ear_l: 80, ear_r: 80, head: 60, body: 50, shoulder_l: 175, shoulder_r: 175, elbow_l: 150, elbow_r: 150, hip_l: 110, hip_r: 110, tail: 90,
}

export function turned(pose: Pose, joint: Joint, degrees: number): Pose {
  const reach = REACH[joint]
  const wanted = Math.round(Math.min(reach, Math.max(-reach, nearest(degrees))))
  return [pose[0], pose[1], pose[2], pose[3], pose[4].map((old, n) => (JOINTS[n] === joint ? wanted : old))]
}

export function moved(pose: Pose, x: number, y: number): Pose {
  const within = (value: number) => Math.round(Math.min(950, Math.max(50, value)))
  return [pose[0], within(x), within(y), pose[3], pose[4]]
}

/** Between -180 and 180. */
export function nearest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

/** Keeps what the puppet does, from the first movement on. */
export class SceneTaker {
  poses: Pose[] = []
  private begun: number | null = null

  see(pose: Pose, now: number): void {
    this.begun ??= now
    const at = Math.round(now - this.begun)
    const last = this.poses.at(-1)
    if (at > LONGEST || (last && at - last[0] < STEP)) return
    this.poses.push([at, pose[1], pose[2], pose[3], pose[4]])
  }

  /** The last pose as well, and without what did not move in between. */
  done(pose: Pose, now: number): Pose[] {
    if (this.begun !== null && now - this.begun <= LONGEST) this.poses.push([Math.round(now - this.begun), pose[1], pose[2], pose[3], pose[4]])
    return this.poses.filter((each, n) => {
      const [before, after] = [this.poses[n - 1], this.poses[n + 1]]
      return !before || !after || !(alike(before, each) && alike(each, after))
    })
  }
}

export function lasts(poses: readonly Pose[]): number {
  return poses.at(-1)?.[0] ?? 0
}

/** How it stands at a moment: between two poses it glides. */
export function poseAt(poses: readonly Pose[], at: number): Pose {
  const next = poses.findIndex((pose) => pose[0] >= at)
  const after = poses[next] ?? poses.at(-1) ?? STANDING
  const before = poses[next - 1]
  if (!before) return after
  const part = (at - before[0]) / (after[0] - before[0] || 1)
  const eased = part * part * (3 - 2 * part)
  const between = (one: number, other: number) => one + (other - one) * eased
  return [at, between(before[1], after[1]), between(before[2], after[2]), between(before[3], after[3]), before[4].map((old, n) => between(old, after[4][n] ?? old))]
}

function alike(one: Pose, other: Pose): boolean {
  return one[1] === other[1] && one[2] === other[2] && one[3] === other[3] && one[4].every((angle, n) => angle === other[4][n])
}
