/** JSON from outside: each test asserts the shape it needs. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any
