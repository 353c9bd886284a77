/** A time zone as the documents name it (people §2.3 Edit Profile). */
export interface TimeZone {
  /** IANA id, as it is kept and as dates are reckoned (D-10). */
  readonly id: string;
  /** What requests and answers call it (D-131). */
  readonly name: string;
  /** What people choose from: every name of the zone. */
  readonly label: string;
}

/** Ids and their documented names, from west to east; of several names, answers use the first. */
const NAMES: readonly (readonly [string, string, ...string[]])[] = [
  ['Etc/GMT+12', 'International Date Line West'],
  ['Pacific/Pago_Pago', 'American Samoa'],
  ['Pacific/Midway', 'Midway Island'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Juneau', 'Alaska'],
  ['America/Los_Angeles', 'Pacific Time (US & Canada)'],
  ['America/Tijuana', 'Tijuana'],
  ['America/Phoenix', 'Arizona'],
  ['America/Mazatlan', 'Mazatlan'],
  ['America/Denver', 'Mountain Time (US & Canada)'],
  ['America/Guatemala', 'Central America'],
  ['America/Chicago', 'Central Time (US & Canada)'],
  ['America/Chihuahua', 'Chihuahua'],
  ['America/Mexico_City', 'Mexico City', 'Guadalajara'],
  ['America/Monterrey', 'Monterrey'],
  ['America/Regina', 'Saskatchewan'],
  ['America/Bogota', 'Bogota'],
  ['America/New_York', 'Eastern Time (US & Canada)'],
  ['America/Indiana/Indianapolis', 'Indiana (East)'],
  ['America/Lima', 'Lima', 'Quito'],
  ['America/Halifax', 'Atlantic Time (Canada)'],
  ['America/Caracas', 'Caracas'],
  ['America/Guyana', 'Georgetown'],
  ['America/La_Paz', 'La Paz'],
  ['America/Puerto_Rico', 'Puerto Rico'],
  ['America/Santiago', 'Santiago'],
  ['America/Asuncion', 'Asuncion'],
  ['America/St_Johns', 'Newfoundland'],
  ['America/Sao_Paulo', 'Brasilia'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/Montevideo', 'Montevideo'],
  ['America/Nuuk', 'Greenland'],
  ['Atlantic/South_Georgia', 'Mid-Atlantic'],
  ['Atlantic/Azores', 'Azores'],
  ['Atlantic/Cape_Verde', 'Cape Verde Is.'],
  ['Africa/Casablanca', 'Casablanca'],
  ['Europe/Dublin', 'Dublin'],
  ['Europe/Lisbon', 'Lisbon'],
  ['Europe/London', 'London', 'Edinburgh'],
  ['Africa/Monrovia', 'Monrovia'],
  ['Etc/UTC', 'UTC'],
  ['Europe/Amsterdam', 'Amsterdam'],
  ['Europe/Belgrade', 'Belgrade'],
  ['Europe/Berlin', 'Berlin'],
  ['Europe/Bratislava', 'Bratislava'],
  ['Europe/Brussels', 'Brussels'],
  ['Europe/Budapest', 'Budapest'],
  ['Europe/Copenhagen', 'Copenhagen'],
  ['Europe/Ljubljana', 'Ljubljana'],
  ['Europe/Madrid', 'Madrid'],
  ['Europe/Oslo', 'Oslo'],
  ['Europe/Paris', 'Paris'],
  ['Europe/Prague', 'Prague'],
  ['Europe/Rome', 'Rome'],
  ['Europe/Sarajevo', 'Sarajevo'],
  ['Europe/Skopje', 'Skopje'],
  ['Europe/Stockholm', 'Stockholm'],
  ['Europe/Vienna', 'Vienna'],
  ['Europe/Warsaw', 'Warsaw'],
  ['Africa/Algiers', 'West Central Africa'],
  ['Europe/Zagreb', 'Zagreb'],
  ['Europe/Zurich', 'Zurich', 'Bern'],
  ['Europe/Athens', 'Athens'],
  ['Europe/Bucharest', 'Bucharest'],
  ['Africa/Cairo', 'Cairo'],
  ['Africa/Harare', 'Harare'],
  ['Europe/Helsinki', 'Helsinki'],
  ['Asia/Jerusalem', 'Jerusalem'],
  ['Europe/Kaliningrad', 'Kaliningrad'],
  ['Europe/Kyiv', 'Kyiv'],
  ['Africa/Johannesburg', 'Pretoria', 'Johannesburg'],
  ['Europe/Riga', 'Riga'],
  ['Europe/Sofia', 'Sofia'],
  ['Europe/Tallinn', 'Tallinn'],
  ['Europe/Vilnius', 'Vilnius'],
  ['Asia/Baghdad', 'Baghdad'],
  ['Europe/Istanbul', 'Istanbul'],
  ['Asia/Kuwait', 'Kuwait'],
  ['Europe/Minsk', 'Minsk'],
  ['Europe/Moscow', 'Moscow', 'St. Petersburg'],
  ['Africa/Nairobi', 'Nairobi'],
  ['Asia/Riyadh', 'Riyadh'],
  ['Europe/Volgograd', 'Volgograd'],
  ['Asia/Tehran', 'Tehran'],
  ['Asia/Muscat', 'Muscat', 'Abu Dhabi'],
  ['Asia/Baku', 'Baku'],
  ['Europe/Samara', 'Samara'],
  ['Asia/Tbilisi', 'Tbilisi'],
  ['Asia/Yerevan', 'Yerevan'],
  ['Asia/Kabul', 'Kabul'],
  ['Asia/Almaty', 'Almaty', 'Astana'],
  ['Asia/Yekaterinburg', 'Ekaterinburg'],
  ['Asia/Karachi', 'Karachi', 'Islamabad'],
  ['Asia/Tashkent', 'Tashkent'],
  ['Asia/Kolkata', 'Kolkata', 'Chennai', 'Mumbai', 'New Delhi'],
  ['Asia/Colombo', 'Sri Jayawardenepura'],
  ['Asia/Kathmandu', 'Kathmandu'],
  ['Asia/Dhaka', 'Dhaka'],
  ['Asia/Urumqi', 'Urumqi'],
  ['Asia/Yangon', 'Rangoon'],
  ['Asia/Bangkok', 'Bangkok', 'Hanoi'],
  ['Asia/Jakarta', 'Jakarta'],
  ['Asia/Krasnoyarsk', 'Krasnoyarsk'],
  ['Asia/Novosibirsk', 'Novosibirsk'],
  ['Asia/Shanghai', 'Beijing', 'Chongqing'],
  ['Asia/Hong_Kong', 'Hong Kong'],
  ['Asia/Irkutsk', 'Irkutsk'],
  ['Asia/Kuala_Lumpur', 'Kuala Lumpur'],
  ['Australia/Perth', 'Perth'],
  ['Asia/Singapore', 'Singapore'],
  ['Asia/Taipei', 'Taipei'],
  ['Asia/Ulaanbaatar', 'Ulaanbaatar'],
  ['Asia/Tokyo', 'Tokyo', 'Osaka', 'Sapporo'],
  ['Asia/Seoul', 'Seoul'],
  ['Asia/Yakutsk', 'Yakutsk'],
  ['Australia/Adelaide', 'Adelaide'],
  ['Australia/Darwin', 'Darwin'],
  ['Australia/Brisbane', 'Brisbane'],
  ['Australia/Sydney', 'Sydney', 'Canberra'],
  ['Pacific/Guam', 'Guam'],
  ['Australia/Hobart', 'Hobart'],
  ['Australia/Melbourne', 'Melbourne'],
  ['Pacific/Port_Moresby', 'Port Moresby'],
  ['Asia/Vladivostok', 'Vladivostok'],
  ['Asia/Magadan', 'Magadan'],
  ['Pacific/Noumea', 'New Caledonia'],
  ['Pacific/Guadalcanal', 'Solomon Is.'],
  ['Asia/Srednekolymsk', 'Srednekolymsk'],
  ['Pacific/Auckland', 'Auckland', 'Wellington'],
  ['Pacific/Fiji', 'Fiji'],
  ['Asia/Kamchatka', 'Kamchatka'],
  ['Pacific/Majuro', 'Marshall Is.'],
  ['Pacific/Chatham', 'Chatham Is.'],
  ['Pacific/Tongatapu', "Nuku'alofa"],
  ['Pacific/Apia', 'Samoa'],
  ['Pacific/Fakaofo', 'Tokelau Is.'],
];

/** In the order of the letters: the names are ASCII, and a collator costs every page 7 ms before it shows anything. */
const labelOf = (names: readonly string[]): string =>
  names
    .toSorted()
    .join(', ')
    .replace(/ Is\.$/, ' Islands');

export const TIME_ZONES: readonly TimeZone[] = NAMES.map(([id, ...names]) => ({
  id,
  name: names[0] ?? id,
  label: labelOf(names),
}));

const BY_ID = new Map(TIME_ZONES.map((zone) => [zone.id, zone]));
const IDS = new Map(
  NAMES.flatMap(([id, ...names]) =>
    [id, ...names, labelOf(names)].map((name) => [name.toLowerCase(), id] as const),
  ),
);

/** The documented name of a zone; of one without, its id. */
export function timeZoneName(id: string): string {
  return BY_ID.get(id)?.name ?? id;
}

/** The id of a zone by one of its documented names or its id, in any case of letters; anything else is answered as it is. */
export function timeZoneId(text: string): string {
  return IDS.get(text.trim().toLowerCase()) ?? text.trim();
}
