/** Runs a task after the next paint, so that slow work doesn't delay the response to a tap. */
export const afterPaint = (task: () => void) => void requestAnimationFrame(() => setTimeout(task))
