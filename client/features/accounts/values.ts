/** What the browser's own e-mail input takes for an address: something on both sides of an at sign. */
export const requiredEmail = {
  required: 'Enter your e-mail address.',
  setValueAs: (value: string) => value.trim(),
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\s*$/,
    message: 'That isn’t an e-mail address. It looks like you@example.com.',
  },
}
