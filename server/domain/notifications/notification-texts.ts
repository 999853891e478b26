import type { I18n } from '@lingui/core'
import { sourceLanguage } from '../../../shared/languages.ts'
import type { AppointmentKind, AppointmentPlace } from '../../platform/database/__generated__/prisma/enums.ts'
import { kindNames, whenOf } from '../appointments/appointment.ts'

/** A notification's text. Short, and without names of customers: lock screens show it to everybody. */
export type NotificationTexts = (i18n: I18n) => { title: string; body: string }

/** @param amount in words of the shop, such as `₹4,200`; null for an order that is to be quoted */
export const newOrderTexts =
  (orderNumber: string, amount: string | null): NotificationTexts =>
  (i18n) => ({
    title: i18n._('New order'),
    body: amount ? `${orderNumber}: ${amount}` : i18n._('{orderNumber}: to be quoted', { orderNumber }),
  })

export const quoteAcceptedTexts =
  (orderNumber: string, amount: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('Quote accepted'),
    body: `${orderNumber}: ${amount}`,
  })

export const editAgreedTexts =
  (orderNumber: string, amount: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('New price agreed'),
    body: `${orderNumber}: ${amount}`,
  })

export const paymentToConfirmTexts =
  (orderNumber: string, amount: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('Payment to confirm'),
    body: i18n._('{orderNumber}: {amount} by UPI', { orderNumber, amount }),
  })

/** @param left how many ready-made pieces */
export const lowStockTexts =
  (design: string, left: number): NotificationTexts =>
  (i18n) => ({
    title: i18n._('Low stock'),
    body:
      left === 0
        ? i18n._('{design} is sold out ready-made.', { design })
        : i18n._('{design}: {left} left ready-made.', { design, left }),
  })

/** @param left with its unit, such as `1.5 m` */
export const lowMaterialTexts =
  (material: string, left: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('Material running out'),
    body: i18n._('{material}: {left} left.', { material, left }),
  })

/** @param reason why its last attempt failed, as an English sentence */
export const messageFailedTexts =
  (reason: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('A message failed'),
    body: i18n.locale === sourceLanguage ? reason : i18n._('Open it to see why, and send it again.'),
  })

/** @param program the name of the API client whose webhook it is */
export const webhookDisabledTexts =
  (program: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('Webhook switched off'),
    body: i18n._('{program} no longer receives changes.', { program }),
  })

/** @param startsAt of the appointment, as it is now */
export const appointmentTexts =
  (
    verb: 'book' | 'move' | 'cancel',
    kind: AppointmentKind,
    place: AppointmentPlace,
    startsAt: Date,
  ): NotificationTexts =>
  (i18n) => {
    const { day, time } = whenOf(i18n, startsAt)
    return {
      title: i18n._(appointmentTitles[verb]),
      body: `${i18n._(kindNames[kind])}: ${day}, ${time}, ${i18n._(appointmentPlaces[place])}`,
    }
  }

const appointmentTitles = {
  book: /*i18n*/ 'Appointment booked',
  move: /*i18n*/ 'Appointment moved',
  cancel: /*i18n*/ 'Appointment cancelled',
}

const appointmentPlaces: Record<AppointmentPlace, string> = {
  SHOP: /*i18n*/ 'at the shop',
  HOME: /*i18n*/ 'at the customer’s home',
}

export const alterationAssignedTexts =
  (orderNumber: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('New work for you'),
    body: i18n._('An alteration of order {orderNumber} was assigned to you.', { orderNumber }),
  })

export const garmentAssignedTexts =
  (code: string): NotificationTexts =>
  (i18n) => ({
    title: i18n._('New work for you'),
    body: i18n._('The garment {code} was assigned to you.', { code }),
  })
