import { graphql } from '../../__generated__/index.ts'

export const AppointmentHours_shop = graphql(`
  fragment AppointmentHours_shop on Shop {
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
`)

export const AdminAppointments_query = graphql(`
  query AdminAppointments($day: Day!) {
    appointments(day: $day) {
      ...Appointment_fields
    }
    shop {
      appointmentHours {
        place
      }
    }
  }
`)

export const AppointmentHours_query = graphql(`
  query AppointmentHours {
    shop {
      ...AppointmentHours_shop
    }
  }
`)

export const CloseAppointment_mutation = graphql(`
  mutation CloseAppointment($input: CloseAppointmentInput!) {
    closeAppointment(input: $input) {
      appointment {
        ...Appointment_fields
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
        ...AppointmentHours_shop
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
