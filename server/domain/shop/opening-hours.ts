const days = '(Mo|Tu|We|Th|Fr|Sa|Su)'
const time = '([01]\\d|2[0-3]):[0-5]\\d'
const one = `${days}(-${days})? ${time}-${time}`

/** `Mo-Sa 09:00-19:00`, or up to seven such ranges with commas between: `Mo-Fr 10:00-19:00, Sa 10:00-14:00`. */
export const hoursForm = new RegExp(`^${one}(, ?${one}){0,6}$`)

export const closesAfterOpening = (hours: string) =>
  hours.split(',').every((part) => {
    const [opens = '', closes = ''] = part.slice(-'09:00-19:00'.length).split('-')
    return opens < closes
  })
