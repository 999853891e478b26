/**
 * When the page has been told of what a request brought. Apollo does so by a timer, later than the request's promise
 * says that it has come: a list that stopped growing before it has grown would begin again at once.
 */
export const cacheBroadcast = () => new Promise<void>((resolve) => setTimeout(resolve))
