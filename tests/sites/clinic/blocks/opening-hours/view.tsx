interface Props {
  heading?: string;
  items: { day: string; from: string; to: string; note?: string }[];
}

/** Renders the days and their hours as a table. */
export default function OpeningHours({ heading, items }: Props) {
  return (
    <div className="container">
      {heading && <h2>{heading}</h2>}
      <table>
        <tbody>
          {items.map(({ day, from, to, note }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{`${from} to ${to}`}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
