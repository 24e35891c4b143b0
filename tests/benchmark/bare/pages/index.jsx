/** The yardstick: the smallest page that Next renders on the server for every request. */
export default function Bare({ text }) {
  return <p>{text}</p>;
}

export function getServerSideProps() {
  return { props: { text: 'A bare page.' } };
}
