import type { Message } from './message.ts'

/** A picture that a message shows. */
export interface MessagePicture {
  /** Begins with https. */
  address: string
  alt: string
}

/** What a channel is given to send. */
export interface OutgoingMessage extends Pick<Message, 'id' | 'recipient' | 'subject' | 'body' | 'language'> {
  /** In e-mails below the text; WhatsApp shows the preview of the page that the text links to. */
  pictures: readonly MessagePicture[]
}

/** Delivers e-mails: resolves once the receiving server has accepted the message. */
export interface EmailSender {
  /** @throws DeliveryFailed */
  send: (message: OutgoingMessage) => Promise<void>
  close: () => void
}

/** Delivers WhatsApp messages without a member of staff. */
export interface WhatsAppGateway {
  /**
   * @returns WhatsApp's id of the message
   * @throws DeliveryFailed
   */
  send: (message: OutgoingMessage) => Promise<string | null>
}

/** The key pair that identifies the shop to push services (VAPID), in base64url, and whom they can contact. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
  /** An address beginning with `mailto:` or `https:`. */
  subject: string
}

/** The ways by which the shop can send. Null: not set up, so that nothing is sent by it. */
export interface Channels {
  email: EmailSender | null
  whatsApp: WhatsAppGateway | null
  /** What notifications in browsers are signed with. */
  push: VapidKeys | null
}

interface Failure {
  /** No further attempt can succeed. */
  isPermanent?: boolean
  /** The message may have been delivered all the same. */
  isUncertain?: boolean
  /** A member of staff has to send it by hand. */
  byHand?: boolean
}

/** An attempt that failed. The message is a sentence for people. */
export class DeliveryFailed extends Error {
  readonly isPermanent: boolean
  readonly isUncertain: boolean
  readonly byHand: boolean

  constructor(message: string, { isPermanent = false, isUncertain = false, byHand = false }: Failure = {}) {
    super(message)
    this.isPermanent = isPermanent
    this.isUncertain = isUncertain
    this.byHand = byHand
  }
}
