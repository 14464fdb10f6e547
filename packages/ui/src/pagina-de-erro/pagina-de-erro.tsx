import type { ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { DesenhoPerdido, DesenhoSemConexao } from '../desenho/desenho.tsx';
import { PaginaVazia } from '../pagina-vazia/pagina-vazia.tsx';
import estilos from './pagina-de-erro.module.css';

export interface PaginaDeErroProps {
  tipo: 'naoEncontrada' | 'semConexao' | 'falha';
  titulo?: ReactNode;
  children?: Blocos;
  acoes?: ReactNode;
  /** Number of the request, for whoever calls the support. */
  codigo?: string | undefined;
}

const textos = {
  naoEncontrada: {
    titulo: 'Não achamos esta página',
    texto: 'O endereço pode ter mudado ou ter sido digitado com algum erro.',
  },
  semConexao: {
    titulo: 'Você está sem internet',
    texto: 'O que você já salvou continua guardado. Assim que a conexão voltar, você segue de onde parou.',
  },
  falha: {
    titulo: 'Algo não funcionou do nosso lado',
    texto: 'O que você já salvou continua guardado. Tente de novo em alguns minutos.',
  },
};

export function PaginaDeErro({ tipo, titulo, children, acoes, codigo }: PaginaDeErroProps) {
  return (
    <PaginaVazia
      nivel={1}
      desenho={tipo === 'semConexao' ? <DesenhoSemConexao /> : <DesenhoPerdido />}
      titulo={titulo ?? textos[tipo].titulo}
      acoes={acoes}
    >
      {children ?? <p>{textos[tipo].texto}</p>}
      {codigo && (
        <p className={estilos.codigo}>
          Código para o atendimento: <strong>{codigo}</strong>
        </p>
      )}
    </PaginaVazia>
  );
}
