/** The id of the list of the usual descriptions of pictures, which are offered while one is typed. */
export const photoViewsId = 'photo-views'
