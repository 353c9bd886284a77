/**
 * The values with what the form's fields of the same names hold: some password managers fill fields without an event, so
 * that the state of the page has not seen it. Read when the form is sent.
 */
export function filledIn<Values extends Readonly<Record<string, unknown>>>(
  form: HTMLFormElement,
  values: Values,
): Values {
  const held = Object.keys(values).flatMap((name) => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement && typeof values[name] === 'string';
    return isText ? [[name, field.value] as const] : [];
  });
  return { ...values, ...Object.fromEntries(held) };
}
