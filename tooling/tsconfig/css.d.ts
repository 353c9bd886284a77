/** The text of a style sheet, for `registerStyles()`. */
declare module '*.css' {
  const text: string;
  export default text;
}
