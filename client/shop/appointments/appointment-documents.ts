import { graphql } from '../../__generated__/index.ts'

export const Appointment_fields = graphql(`
  fragment Appointment_fields on Appointment {
    id
    kind
    place
    status
    startsAt
    minutes
    customerName
    phone
    address
    version
    order {
      id
      orderNumber
    }
  }
`)

export const AppointmentTimes_query = graphql(`
  query AppointmentTimes($place: AppointmentPlace!, $from: Day) {
    appointmentTimes(place: $place, from: $from) {
      startsAt
    }
  }
`)

export const BookAppointment_mutation = graphql(`
  mutation BookAppointment($input: BookAppointmentInput!) {
    bookAppointment(input: $input) {
      appointment {
        ...Appointment_fields
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
        ...Appointment_fields
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
        ...Appointment_fields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const OrderAppointments_query = graphql(`
  query OrderAppointments($id: ID!) {
    shop {
      appointmentHours {
        place
      }
    }
    order(id: $id) {
      id
      viewerCanBookAppointment
      lacksMeasurements
      customer {
        street
        city
        pincode
      }
      appointments {
        ...Appointment_fields
      }
    }
  }
`)
