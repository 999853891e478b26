import { graphql } from '../../__generated__/index.ts'

export const AdminAppointment_appointment = graphql(`
  fragment AdminAppointment_appointment on Appointment {
    id
    kind
    place
    status
    startsAt
    minutes
    customerName
    phone
    address
    bookedBy
    version
    order {
      id
      orderNumber
    }
  }
`)

export const AdminAppointments_query = graphql(`
  query AdminAppointments($day: Day!) {
    appointments(day: $day) {
      ...AdminAppointment_appointment
    }
    shop {
      appointmentHours {
        weekday
        place
        opensAt
        closesAt
        minutes
        atOnce
      }
      closedDays
      settingsVersion
    }
  }
`)

export const BookAppointment_mutation = graphql(`
  mutation BookAppointment($input: BookAppointmentInput!) {
    bookAppointment(input: $input) {
      appointment {
        ...AdminAppointment_appointment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const MoveAppointment_mutation = graphql(`
  mutation MoveAppointment($input: MoveAppointmentInput!) {
    moveAppointment(input: $input) {
      appointment {
        ...AdminAppointment_appointment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const CancelAppointment_mutation = graphql(`
  mutation CancelAppointment($input: CancelAppointmentInput!) {
    cancelAppointment(input: $input) {
      appointment {
        ...AdminAppointment_appointment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const CloseAppointment_mutation = graphql(`
  mutation CloseAppointment($input: CloseAppointmentInput!) {
    closeAppointment(input: $input) {
      appointment {
        ...AdminAppointment_appointment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const SaveAppointmentHours_mutation = graphql(`
  mutation SaveAppointmentHours($input: SaveShopSettingsInput!) {
    saveShopSettings(input: $input) {
      shop {
        appointmentHours {
          weekday
          place
          opensAt
          closesAt
          minutes
          atOnce
        }
        closedDays
        settingsVersion
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
