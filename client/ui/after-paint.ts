/** Runs a task once the browser has drawn what she has just done: what takes long must not hold up the answer to her tap. */
export const afterPaint = (task: () => void) => void requestAnimationFrame(() => setTimeout(task))
