import { addDays } from '../shop/shop-time.ts'

/** What an order is made of. */
export interface Goods {
  /** To be stitched. */
  garments: number
  hasReadyMade: boolean
  /** By how many days the styles of its garments take longer: those of the garment that takes longest. */
  extraDays: number
}

/** How fast the shop works; days are calendar days. */
export interface WorkshopCapacity {
  /** Garments that can be stitched in a week. */
  weeklyCapacity: number
  /** From the cutting to the finished garment. */
  stitchingDays: number
  /** Until ready-made goods leave the shop. */
  dispatchDays: number
  /** Garments of open orders that are still to be stitched. */
  openGarments: number
}

interface Transit {
  minDays: number
  maxDays: number
}

/** Days of the shop's calendar: `2026-11-20`. */
export interface DeliveryDays {
  /** The day on which everything has left the shop, or can be picked up. */
  ready: string
  earliest: string
  /** The one that is promised. */
  latest: string
}

/**
 * The one rule for delivery dates. What is stitched waits until the workshop has stitched the open garments, at its weekly
 * capacity; then it takes the stitching days, or as long as its own garments take at that capacity, and the extra days of their
 * styles. Ready-made goods take the
 * dispatch days. Both go in one parcel, which is in transit for the zone's days.
 */
export function deliveryDays(
  goods: Goods,
  capacity: WorkshopCapacity,
  transit: Transit,
  today: string,
): DeliveryDays {
  const daysFor = (garments: number) => Math.ceil((7 * garments) / capacity.weeklyCapacity)
  const stitched =
    goods.garments === 0
      ? 0
      : daysFor(capacity.openGarments) +
        Math.max(capacity.stitchingDays, daysFor(goods.garments)) +
        goods.extraDays
  const days = Math.max(stitched, goods.hasReadyMade ? capacity.dispatchDays : 0)
  const ready = addDays(today, days)
  return { ready, earliest: addDays(ready, transit.minDays), latest: addDays(ready, transit.maxDays) }
}
