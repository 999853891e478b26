/** A design runs out when 1 to this many ready-made pieces are left: the dashboard's list and the product list's filter. */
export const FEW_PIECES = 3
