import 'nh-elements/nh.css';
import { NhAutoload } from 'nh-elements/react';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <NhAutoload />
      </body>
    </html>
  );
}
