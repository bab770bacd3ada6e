// What counts as a phone, upright or lying: the same query as in the styles of the table and its boards.
export const PHONE = '(max-width: 640px), (max-width: 1000px) and (max-height: 480px)';
