/** The server's errors that only admin pages show, in Hindi; see ../refusal-sentence.ts. */
export const adminRefusals: Record<`refusal.${string}`, string> = {}
