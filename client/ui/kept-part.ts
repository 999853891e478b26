import { type ComponentType, memo } from 'react'

/**
 * A part that shows the same for the same props, in whichever page it stands: the browser renders it again for other
 * props alone, and the built server keeps its HTML (rendering/kept-part.ts). It has one outer element with nothing but
 * a class, no ids made by React, and its props hold all that it shows.
 */
export const keptPart = <Props extends object>(Part: ComponentType<Props>) => memo(Part)
