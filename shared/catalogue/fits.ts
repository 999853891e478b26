/** How a garment's size may fit: `Fit` of the schema. */
export const fits = ['RUNS_SMALL', 'TRUE_TO_SIZE', 'RUNS_LARGE'] as const
