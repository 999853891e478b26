import { between } from './generate.ts'

/** The words of a text, for lists of names. */
export function words(text: string): string[] {
  return text.split(/\s+/)
}

export const firstNames =
  words(`Aarti Aditi Amruta Anjali Anita Asha Bhavna Charu Deepa Divya Esha Farah Gauri Geeta Hema Ila
  Indu Isha Jaya Jyoti Kajal Kavita Kiran Komal Lata Leela Madhu Manisha Meera Mira Nandini Neha Nisha Padma Pallavi
  Pooja Priya Radha Rashmi Reena Ritu Rohini Sadhana Sangeeta Sarika Seema Shanta Shilpa Sneha Sonal Sunita Swati Tara
  Uma Usha Vaishali Vandana Vidya Yamini Zoya`)
export const lastNames =
  words(`Apte Bapat Bhatt Bhosale Chavan Dalal Desai Deshmukh Dixit Dongre Gaikwad Gandhi Gokhale Gupta
  Iyer Jadhav Joshi Kadam Kale Kamat Kapoor Karnik Kelkar Khan Kulkarni Lele Limaye Mahajan Mehta Menon More Naik Nair
  Nene Oak Pai Parekh Parikh Patel Patil Pawar Phadke Rane Rao Sathe Sawant Shah Shaikh Sharma Shetty Shinde Shirke
  Sinha Soman Tambe Thakur Vaidya Varma Wagle Wani`)

/** A list of texts, in SQL. */
export const quoted = (list: string[]) =>
  `ARRAY[${list.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]`

/** The id of the row of a kind with this number. */
export const idOf = (kind: string, number = '"n"') => `md5('${kind} ' || ${number})::uuid`

/** The numbers of the rows that a statement inserts. */
export const numbers = 'generate_series($1::int, $2::int) AS "n"'

/** Evenly distributed over two years. */
export const past = (salt: number) => `now() - ${between(0, 730 * 24 * 60, salt)} * interval '1 minute'`
