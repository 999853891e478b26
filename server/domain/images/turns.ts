import { type Turns, turns } from '../turns.ts'

/** The whole process decodes at most two pictures at once: it is heavy, and pages have to be served meanwhile. */
export const decodingTurn = turns(2)

const oneUpload = turns(1)

/** Uploads have one of the two places at most, so that the pages' pictures never wait behind a pile of them. */
export const uploadTurn: Turns = (job) => oneUpload(() => decodingTurn(job))
