/** How a garment's size may fit: `Fit` of the schema. */
export const fits = ['RUNS_SMALL', 'TRUE_TO_SIZE', 'RUNS_LARGE'] as const

/** Whether a garment was sewn as its style was drawn: `AsDrawn` of the schema. */
export const likenesses = ['YES', 'PARTLY', 'NO'] as const
