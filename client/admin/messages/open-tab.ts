import type { MessageChannel } from '../../__generated__/graphql.ts'

/** A tab that is open and empty until its address is known. */
interface Tab {
  show: (address: string) => void
  close: () => void
}

/** The program for e-mails opens beside the page: it needs no tab. */
const mailProgram: Tab = { show: (address) => window.location.assign(address), close: () => undefined }

/** Where a message of this channel opens: a tab, or the program for e-mails. */
export const openFor = (channel: MessageChannel): Tab => (channel === 'EMAIL' ? mailProgram : openTab())

/** Opens a tab at once, within the tap: afterwards browsers would block it as a pop-up. */
export function openTab(): Tab {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return {
    show: (address) => {
      if (tab) tab.location.replace(address)
      else window.location.assign(address)
    },
    close: () => tab?.close(),
  }
}
