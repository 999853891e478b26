import type { Attack } from './attacks.ts'
export const pictureAttacks: Attack[] = []
