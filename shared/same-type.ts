/** `true` where both types are the same, else `never`: `true satisfies Same<A, B>` compiles only while they are. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
