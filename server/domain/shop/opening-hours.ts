const days = 'Mo|Tu|We|Th|Fr|Sa|Su'
const time = '([01]\\d|2[0-3]):[0-5]\\d'

/** `Mo-Sa 09:00-19:00`. */
export const hoursForm = new RegExp(`^(${days})(-(${days}))? ${time}-${time}$`)

export const closesAfterOpening = (hours: string) => {
  const [opens = '', closes = ''] = hours.slice(-'09:00-19:00'.length).split('-')
  return opens < closes
}

/** One or several of them with commas between, such as `Mo-Fr 10:00-19:00, Sa 10:00-14:00`. */
export const areOpeningHours = (notation: string) =>
  notation
    .split(',')
    .map((part) => part.trim())
    .every((part) => hoursForm.test(part) && closesAfterOpening(part))
