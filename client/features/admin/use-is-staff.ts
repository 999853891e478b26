import { createContext, useContext } from 'react'

/** Whether the viewer is staff, as far as the admin layout knows. */
export const IsStaffContext = createContext(false)

/** Whether an admin page is shown to staff: owner-only fields are not requested for them. */
export const useIsStaff = () => useContext(IsStaffContext)
