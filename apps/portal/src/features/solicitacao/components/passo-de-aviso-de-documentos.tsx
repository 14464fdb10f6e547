import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { House, IdCard, ScanFace, Wallet } from 'lucide-react';
import { PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import estilos from './solicitacao.module.css';

const DOCUMENTOS = [
  {
    Icone: IdCard,
    titulo: 'RG ou CNH',
    texto: 'Emitido nos últimos 10 anos, e o CPF se ele não aparecer no documento.',
  },
  { Icone: ScanFace, titulo: 'Uma selfie', texto: 'Tirada na hora, com o rosto descoberto.' },
  {
    Icone: House,
    titulo: 'Comprovante de residência',
    texto: 'Conta de água, luz, telefone ou outra dos últimos 3 meses.',
  },
  {
    Icone: Wallet,
    titulo: 'Comprovantes de renda',
    texto: 'Do fiador e, em algumas instituições, da sua família.',
  },
] as const;

export function PassoDeAvisoDeDocumentos(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso(tela);
  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      <ul className={estilos.documentos}>
        {DOCUMENTOS.map(({ Icone, titulo, texto }) => (
          <li key={titulo}>
            <Icone aria-hidden="true" />
            <div>
              <p className={estilos.forte}>{titulo}</p>
              <p className={estilos.detalhe}>{texto}</p>
            </div>
          </li>
        ))}
      </ul>
    </PaginaDoPasso>
  );
}
