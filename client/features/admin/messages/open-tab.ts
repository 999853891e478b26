/** A tab that is open and empty until its address is known. */
interface Tab {
  show: (address: string) => void
  close: () => void
}

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
