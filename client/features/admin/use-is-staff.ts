import { createContext, useContext } from 'react'

/** Whether the viewer is staff, as far as the admin layout knows by now. */
export const IsStaffContext = createContext(false)

/** Whether a page within the admin layout is shown to staff: what is the owner's is not requested for them. */
export const useIsStaff = () => useContext(IsStaffContext)
