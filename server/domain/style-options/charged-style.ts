/** Chosen options as they are charged: what the design has anyway costs nothing more, and takes no longer. */
export const chargedStyle = <Option extends { id: string; price: number; extraDays: number }>(
  chosen: readonly Option[],
  ofDesign: readonly string[] = [],
): Option[] =>
  chosen.map((option) => (ofDesign.includes(option.id) ? { ...option, price: 0, extraDays: 0 } : option))
