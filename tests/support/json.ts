/** JSON from outside: each test asserts the shape it needs. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any
